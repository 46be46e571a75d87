/** Entering another page starts a new message. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { letterLeft } from '../../../contact/contact-message-model.ts';
import { pageEntered } from '../../../pages/model.ts';

feature('contact');

sample({ clock: pageEntered, target: letterLeft });

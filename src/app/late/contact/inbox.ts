/** All that letters hear of what is there without them. */
import { sample } from 'effector';
import { letterLeft } from '../../../contact/incoming.ts';
import { pageEntered } from '../../../pages/model.ts';
import { gate } from '../gate.ts';

sample({ clock: gate('contact', pageEntered), target: letterLeft });

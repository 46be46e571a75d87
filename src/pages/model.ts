import { combine, sample } from 'effector';
import { $location, locationChanged } from '../ports/navigation.ts';
import { $basename, siteEntered } from '../store-config/model.ts';
import { pageOf } from './page.ts';

/** The page that the address means. */
export const $page = combine($location, $basename, pageOf);

export const pageEntered = sample({ clock: [siteEntered, locationChanged], source: $page });

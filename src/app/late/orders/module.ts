/** What has become of a bag. */
import './orders.ts';

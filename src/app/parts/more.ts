/** Further pages below a listing's first. */
import '../../listing/more-model.ts';

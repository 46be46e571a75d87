/** What is read rather than bought: pages of text, the search, the campaign and the newsletter. */
import '../../../newsletter/campaign-form-model.ts';
import '../../../newsletter/campaign-model.ts';
import '../../../newsletter/newsletter-form-model.ts';
import './newsletter.ts';
import './search.ts';
import './text.ts';

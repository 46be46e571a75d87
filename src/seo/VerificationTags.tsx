import { type VerificationCodes, verificationTags } from '../store-config/verification.ts';

type Props = { codes: VerificationCodes };

/** CFG-09: what the owner's services of search engines look for on the first page. */
export function VerificationTags({ codes }: Props) {
  return verificationTags(codes).map((tag) => <meta key={tag.name + tag.content} {...tag} />);
}

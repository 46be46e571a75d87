import { type VerificationCodes, verificationTags } from '../store-config/verification.ts';

type Props = { codes: VerificationCodes };

/** CFG-09: ownership proofs for search engine services, on the home page. */
export function VerificationTags({ codes }: Props) {
  return verificationTags(codes).map((tag) => <meta key={tag.name + tag.content} {...tag} />);
}

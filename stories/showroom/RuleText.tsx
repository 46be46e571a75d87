/** What a requirement says: what stands between back ticks is set as code. */
export function RuleText({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

/** Text of a requirement; text between backticks becomes code. */
export function RuleText({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

/**
 * The last resort when the shop cannot even start: plain text without the framework, in the two
 * languages that every visitor is likely to read, instead of a blank page.
 */
export function showFatalError(error: unknown): void {
  console.error(error);
  const container = document.getElementById('root');
  if (!container) return;
  const message = document.createElement('p');
  message.textContent =
    'The shop could not start. Please reload the page. – Der Shop konnte nicht starten. Bitte laden Sie die Seite neu.';
  container.replaceChildren(message);
}

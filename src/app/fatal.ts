/** Shows plain text in English and German, without the framework, if the shop cannot start. */
export function showFatalError(error: unknown): void {
  console.error(error);
  const container = document.getElementById('root');
  if (!container) return;
  const message = document.createElement('p');
  message.textContent =
    'The shop could not start. Please reload the page. – Der Shop konnte nicht starten. Bitte laden Sie die Seite neu.';
  container.replaceChildren(message);
}

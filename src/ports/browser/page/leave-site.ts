import { type Departure, LEAVE_ERROR } from '../../leave.ts';

/**
 * Accepts an address of this origin, or an https address of one of these hosts. Throws for any
 * other.
 */
export function departureUrl(text: string, origin: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isOwn = url?.origin === origin && /^https?:$/.test(url.protocol);
  // `host` includes a non-default port.
  const isProvider = url?.protocol === 'https:' && hosts.includes(url.host);
  if (!url || !(isOwn || isProvider) || url.username !== '' || url.password !== '')
    throw LEAVE_ERROR;
  return url;
}

/** Handler of `leaveSiteFx` for a shop with these payment hosts. */
export async function leaveSite(
  { url, method, fields }: Departure,
  hosts: readonly string[],
): Promise<void> {
  const target = departureUrl(url, window.location.origin, hosts);
  const comeBack = shownAgain();
  if (method === 'POST') sendForm(target, fields);
  else {
    for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
    window.location.assign(target);
  }
  await comeBack;
}

function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    function shown({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve();
    }
    window.addEventListener('pageshow', shown);
  });
}

function sendForm(target: URL, fields: Departure['fields']): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = target.href;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

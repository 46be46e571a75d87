import { type Departure, LEAVE_ERROR } from '../leave.ts';

/** This origin's own address, or a secure one elsewhere; anything else is refused. */
export function departureUrl(text: string, origin: string): URL {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isOwn = url?.origin === origin && url.protocol === 'http:';
  const isSafe = isOwn || url?.protocol === 'https:';
  if (!url || !isSafe || url.username !== '') throw LEAVE_ERROR;
  return url;
}

/** The browser's handler of `leaveSiteFx`. */
export async function leaveSite({ url, method, fields }: Departure): Promise<void> {
  const target = departureUrl(url, window.location.origin);
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

import { useState } from 'react';
import { useAddress } from './use-address.ts';

/** Copies the current URL to the clipboard. */
export function CopyLink() {
  const { search } = useAddress();
  const [{ said, of }, setSaid] = useState({ said: '', of: '' });
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid({ said: 'Copied.', of: search });
    } catch {
      setSaid({ said: 'Copy it from the address bar.', of: search });
    }
  }
  return (
    <>
      <button type="button" className="showroom-button" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{of === search && said}</span>
    </>
  );
}

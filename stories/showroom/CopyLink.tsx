import { useState } from 'react';

/** Puts the address of what is seen where it can be pasted from. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied.');
    } catch {
      setSaid('Copy it from the address bar.');
    }
  }
  return (
    <>
      <button type="button" className="showroom-button" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{said}</span>
    </>
  );
}

import { type ReactNode, useRef } from 'react';

interface Props {
  onFile: (file: File) => Promise<void>;
  isMain?: boolean;
  children: ReactNode;
}

/** Button that opens a trace file from the device. */
export function OpenFile({ onFile, isMain = false, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" data-main={isMain} onClick={() => field.current?.click()}>
        {children}
      </button>
      <input
        ref={field}
        type="file"
        accept=".jsonl,application/jsonl,application/x-ndjson,text/plain"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

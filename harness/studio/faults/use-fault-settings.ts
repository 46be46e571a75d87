import { useState } from 'react';
import { FAULT_KINDS } from '#harness/backend/faults/faults.ts';
import {
  type FaultSettings,
  readFaultSettings,
  writeFaultSettings,
} from '#harness/backend/faults/kept-faults.ts';

const UNTOUCHED: FaultSettings = {
  isOn: false,
  seed: 1,
  percent: 10,
  latencyMs: 0,
  kinds: [...FAULT_KINDS],
};

/** Fault settings of the backend; a change applies from the shop's next call. */
export function useFaultSettings() {
  const [settings, setSettings] = useState(() => readFaultSettings() ?? UNTOUCHED);
  const [isKept, setIsKept] = useState(true);

  function change(part: Partial<FaultSettings>): void {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      writeFaultSettings(next);
      setIsKept(true);
    } catch {
      setIsKept(false);
    }
  }

  return { settings, isKept, change };
}

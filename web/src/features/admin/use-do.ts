import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import { ApiError } from '../../api/client.ts';

/** Runs one admin action on an order at a time, shows a toast with the result, and fetches orders, exceptions and returns again. */
export function useAdminAct(): {
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  busy: boolean;
} {
  const { failed } = useWords('adminOrder');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    let isDone = true;
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      isDone = false;
      toast({ title: failed.title, description: errorText(error), tone: 'bad' });
    }
    await invalidate('admin.order', 'admin.orders', 'admin.exceptions', 'admin.returns');
    setBusy(false);
    return isDone;
  };
  return { act, busy };
}

type ToastMessage = Parameters<typeof toast>[0];

/**
 * Runs one admin action at a time, shows a toast with the result (S2 §8), and fetches the calls in `changed` again. `act` answers whether
 * it succeeded; where `done` answers nothing, no toast says so. If the server refuses fields of a form, `onFields` gets the problems and no toast is shown.
 */
export function useDo(...changed: EndpointName[]): {
  act: <T>(
    work: () => Promise<T>,
    texts: {
      done: (answer: T) => ToastMessage | undefined;
      failed: string;
      onFields?: (fields: Record<string, string>) => void;
    },
  ) => Promise<boolean>;
  busy: boolean;
} {
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async act(work, { done, failed, onFields }) {
      setBusy(true);
      try {
        const message = done(await work());
        if (message) toast(message);
        return true;
      } catch (error) {
        const fields = fieldsOf(error);
        if (fields && onFields) onFields(fields);
        else toast({ title: failed, description: errorText(error), tone: 'bad' });
        return false;
      } finally {
        await invalidate(...changed);
        setBusy(false);
      }
    },
  };
}

function fieldsOf(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || !['invalid_input', 'setting_refused'].includes(error.code)) return undefined;
  return (error.details as { fields?: Record<string, string> } | undefined)?.fields;
}

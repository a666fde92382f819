import { CONFIRMATIONS, type Confirmation } from '@lienzo/schema/api/confirmations';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error';

type Question = {
  codes: readonly Confirmation[];
  messages: readonly string[];
  answer: (isMeant: boolean) => void;
};

/** What is asked now; `ConfirmationHost` shows it. */
export const confirmationStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/**
 * Sends a call that the server may want to be confirmed (`Confirmation`). If it does, the person is asked in the server's
 * words, and the same call is sent again with the confirmation; without it the refusal stands.
 * @param given what the person has confirmed already; of several calls of one action, what one of them asked.
 */
export async function askFirst<Answer>(
  send: (confirmado: Confirmation[]) => Promise<Answer>,
  given: ReadonlySet<Confirmation> & { add(code: Confirmation): unknown } = new Set<Confirmation>(),
): Promise<Answer> {
  try {
    return await send([...given]);
  } catch (error) {
    const codes = confirmable(error);
    if (codes.length === 0 || codes.some((code) => given.has(code))) throw error;
    const messages = error instanceof ApiError ? error.entries.map(({ message }) => message) : [];
    if (!(await isMeant(codes, [...new Set(messages)]))) throw error;
    for (const code of codes) given.add(code);
    return askFirst(send, given);
  }
}

/** The confirmations that a refusal asks for; none if it has another cause too. */
function confirmable(error: unknown): Confirmation[] {
  if (!(error instanceof ApiError)) return [];
  const codes = error.entries.flatMap(({ code }) => CONFIRMATIONS.find((one) => one === code) ?? []);
  return codes.length === error.entries.length ? [...new Set(codes)] : [];
}

const isMeant = (codes: readonly Confirmation[], messages: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    confirmationStore.setState({
      question: {
        codes,
        messages,
        answer(meant) {
          confirmationStore.setState({ question: null });
          resolve(meant);
        },
      },
    });
  });

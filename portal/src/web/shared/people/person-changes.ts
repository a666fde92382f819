import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../api/call';

/** Somebody with an account: a collaborator, or a user of a client. */
export type Person = { id: string; name: string; mail: string };

/** What is asked about before it is done to somebody's account. */
export type PersonChange = keyof typeof userMessages.confirm;

type ChangeParts = {
  verb: string;
  title: string;
  text: string;
  done: string;
  /** Takes something away. */
  isHard: boolean;
  act: () => Promise<unknown>;
};

/** The words and the call of a change. */
export function personChange(change: PersonChange, { id, name, mail }: Person): ChangeParts {
  const texts = userMessages.confirm[change];
  const parts = { title: texts.title, text: texts.text(name, mail) };
  const setActive = (active: 'true' | 'false' | 'D') => (): Promise<unknown> =>
    call(endpoints.set_user_active, { body: { user_id: id, active } });
  // Who has no password yet gets another invitation by it.
  const sendLink = (): Promise<unknown> =>
    call(endpoints.reset_user_password, { body: { passId: id, mail, reset: true } });
  switch (change) {
    case 'deactivate':
      return {
        ...parts,
        verb: userMessages.deactivate,
        done: texts.done(name),
        isHard: true,
        act: setActive('false'),
      };
    case 'activate':
      return {
        ...parts,
        verb: userMessages.activate,
        done: texts.done(name),
        isHard: false,
        act: setActive('true'),
      };
    case 'remove':
      return {
        ...parts,
        verb: userMessages.remove,
        done: texts.done(name),
        isHard: true,
        act: setActive('D'),
      };
    case 'invite':
      return {
        ...parts,
        verb: userMessages.invite,
        done: texts.done(mail),
        isHard: false,
        act: sendLink,
      };
    case 'reset':
      return {
        ...parts,
        verb: userMessages.reset,
        done: texts.done(mail),
        isHard: false,
        act: sendLink,
      };
  }
}

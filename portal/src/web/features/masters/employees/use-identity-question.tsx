import { endpoints } from '@lienzo/schema/endpoints';
import type { IdentityAnswer, SamePerson } from '@lienzo/schema/masters/identity';
import { identityMessages as texts } from '@lienzo/schema/masters/identity-messages';
import type { Identity } from '@lienzo/schema/payroll/person-keys';
import { Button, List, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '../../../shared/api/call';
import { useLayer } from '../../../shared/layers/use-layer';
import classes from './identity-question.module.css';

type Answers = { employee_id: number; respuesta: IdentityAnswer }[];
type Asked = { name: string; same: readonly SamePerson[]; settle: (answers: Answers | null) => void };

type IdentityQuestion = {
  /** Asks who else has the keys. @returns null when somebody wants to look at what they typed first. */
  answersFor: (person: Identity & { name: string }, employeeId?: number) => Promise<Answers | null>;
  question: ReactNode;
};

/**
 * 'Es la misma persona' or 'Es otra', before anybody is hired, changed or taken back.
 * @param open shows the record of somebody of the payroll; without it that is not offered.
 */
export function useIdentityQuestion(
  paysheetId: number,
  open?: (employeeId: number) => void,
): IdentityQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = (answers: Answers | null): void => {
    asked?.settle(answers);
    setAsked(null);
  };
  return {
    async answersFor({ name, ssn, curp, rfc }, employee_id) {
      const body = { nomina_id: paysheetId, employee_id, ssn, curp, rfc };
      const same = await call(endpoints.find_same_people, { body });
      if (same.length === 0) return [];
      return new Promise((resolve) => setAsked({ name, same, settle: resolve }));
    },
    question: <IdentityDialog asked={asked} settle={settle} open={open} />,
  };
}

type IdentityDialogProps = {
  asked: Asked | null;
  settle: (answers: Answers | null) => void;
  open: ((employeeId: number) => void) | undefined;
};

function IdentityDialog({ asked, settle, open }: IdentityDialogProps) {
  const cancel = (): void => settle(null);
  useLayer(asked !== null, cancel);
  const same = asked?.same ?? [];
  const answer = (respuesta: IdentityAnswer) => (): void =>
    settle(same.map(({ id }) => ({ employee_id: id, respuesta })));
  const here = same.find(({ same_paysheet }) => same_paysheet);
  return (
    <Modal
      opened={asked !== null}
      onClose={cancel}
      title={texts.title}
      size={560}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md">
        <Text>{texts.lead(asked?.name ?? '')}</Text>
        <List>
          {same.map((one) => (
            <List.Item key={one.id}>{texts.match(one)}</List.Item>
          ))}
        </List>
        <div className={classes.answers}>
          <Button variant="default" onClick={cancel} data-autofocus>
            {texts.cancel}
          </Button>
          <Button variant="default" onClick={answer('otra')}>
            {texts.other}
          </Button>
          {here === undefined && <Button onClick={answer('misma')}>{texts.workInBoth}</Button>}
          {here !== undefined && open !== undefined && (
            <Button
              onClick={() => {
                cancel();
                open(here.id);
              }}
            >
              {texts.open}
            </Button>
          )}
        </div>
      </Stack>
    </Modal>
  );
}

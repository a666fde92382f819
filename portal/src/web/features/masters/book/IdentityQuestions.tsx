import type { IdentityAnswer } from '@lienzo/schema/masters/identity';
import { identityMessages as texts } from '@lienzo/schema/masters/identity-messages';
import type { IdentityQuestion } from '@lienzo/schema/masters/master-book-endpoints';
import { Button, Group, ScrollArea, SegmentedControl, Table, Text, Title } from '@mantine/core';

/** By the keys of the questions; `*` answers all. */
export type Answers = Readonly<Record<string, IdentityAnswer>>;

/** Questions that are listed; the others are answered together. */
const SHOWN = 50;
const CHOICES = (['misma', 'otra'] as const).map((value) => ({ value, label: texts.answers[value] }));

type IdentityQuestionsProps = {
  questions: readonly IdentityQuestion[];
  open: number;
  answer: (answers: Answers) => void;
};

/** Who of a workbook may be somebody who is there; nothing is made of them before somebody says so. */
export function IdentityQuestions({ questions, open, answer }: IdentityQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <Title order={3} size="h5">
        {texts.title}
      </Title>
      <Text size="sm" role="status">
        {texts.openQuestions(open)}
      </Text>
      <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing="xs">
          <Table.Tbody>
            {questions.slice(0, SHOWN).map((one) => (
              <Table.Tr key={one.clave}>
                <Table.Td>
                  {texts.rowOf(one)}
                  <Text size="sm" c="dimmed">
                    {one.clave}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <SegmentedControl
                    aria-label={texts.answerOf(one.name)}
                    data={CHOICES}
                    // Nothing is chosen before somebody has answered.
                    value={one.answer ?? ''}
                    onChange={(value) => answer({ [one.clave]: value === 'misma' ? 'misma' : 'otra' })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {questions.length > 1 && (
        <Group gap="sm" mt="xs">
          {CHOICES.map(({ value }) => (
            <Button key={value} variant="default" size="xs" onClick={() => answer({ '*': value })}>
              {texts.allAnswers[value]}
            </Button>
          ))}
        </Group>
      )}
    </section>
  );
}

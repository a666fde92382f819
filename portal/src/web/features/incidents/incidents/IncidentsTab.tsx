import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { isVacation } from '@lienzo/schema/capture/incident';
import { incidentDraftContext, sentIncidents } from '@lienzo/schema/capture/incident-draft';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatMediumDate } from '@lienzo/schema/data/format';
import type { PaysheetConcept } from '@lienzo/schema/masters/master-endpoints';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { MultiSelect, Text } from '@mantine/core';
import { IconCalendarPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { matchesText } from '../../../shared/lists/matches-text';
import { SearchField } from '../../../shared/lists/SearchField';
import { StatePanel } from '../../../shared/states/StatePanel';
import type { CapturedPeriod } from '../captured-period';
import { SaveBar } from '../people/SaveBar';
import classes from '../people/tab.module.css';
import { useCaptureDraft } from '../people/use-capture-draft';
import { useRefused } from '../people/use-refused';
import { IncidentCardField } from './IncidentCardField';
import {
  type CardProblems,
  cardsOf,
  changeCard,
  daysFor,
  type IncidentCard,
  newCard,
  problemsOfCards,
  type RepeatedCard,
  repeatedCard,
  rowsOfCards,
  withRepeated,
} from './incident-cards';
import { RepeatIncident } from './RepeatIncident';
import { saveIncidents } from './save-incidents';

const { incidents: texts } = captureMessages;
/** More cards than these get a search. */
const SEARCH_FROM = 4;

type IncidentsTabProps = {
  of: CapturedPeriod;
  capture: EmployeeCapture;
  /** To the next person. */
  next: (() => void) | undefined;
  concepts: readonly PaysheetConcept[];
  repetition: Repetition;
};

/** What the next person is offered. */
export type Repetition = {
  card: RepeatedCard | undefined;
  /** Whether Ctrl+Enter has led to this person. */
  isArrival: boolean;
  keep: (card: RepeatedCard | undefined) => void;
};

/** A card for each concept, with its days (specification 3 §2.1, incidents tab). */
export function IncidentsTab({ of, capture, next, concepts, repetition }: IncidentsTabProps) {
  const [search, setSearch] = useState<string | undefined>();
  /** What was changed last. */
  const last = useRef<RepeatedCard | undefined>(undefined);
  const refused = useRefused<IncidentCard[]>();
  const draft = useCaptureDraft<IncidentCard[]>({
    of,
    kind: 'I',
    capture,
    initial: cardsOf(capture.incidents),
    save: (cards, version) =>
      saveIncidents(of, sentIncidents(rowsOfCards(cards), capture.employee.id), [
        { employee_id: capture.employee.id, version },
      ]).catch((error: unknown) => {
        refused.refuse(cards, error);
        throw error;
      }),
  });
  const cards = draft.value;
  const context = {
    cards,
    blocked: capture.blocked,
    period: { ...of, ...capture.employee },
  };
  const taken = new Map(capture.blocked.map(({ date, reason }) => [date, reason]));
  const facts = {
    ...{
      paysheet_id: of.paysheet_id,
      period: of,
      concepts: [...concepts, ...cards.map(({ concept }) => concept)],
    },
    blocked: (_employee: number, day: string) => taken.get(day),
  };
  const rules = incidentDraftContext(facts);
  const isWrong = problemsOfCards(cards, capture.employee, rules).some(isProblem);
  const problems = problemsOfCards(cards, capture.employee, rules, refused.rowsOf(cards));
  const put = (card: IncidentCard): void => {
    last.current = card;
    draft.change(cards.map((one) => (one.concept.concept_id === card.concept.concept_id ? card : one)));
  };
  const offered = offeredCard(repetition.card, concepts);
  const repeated = offered === undefined || !of.canSave ? undefined : repeatedCard(offered, context);
  const shown = cards.filter(({ concept }) =>
    matchesText(`${concept.key} ${concept.description}`, search ?? ''),
  );
  return (
    <div className={classes.tab} ref={refused.tab}>
      <VacationBalance vacation={capture.vacation} cards={cards} />
      {repeated !== undefined && (
        <RepeatIncident
          card={repeated}
          isFocused={repetition.isArrival}
          repeat={() => {
            last.current = offered;
            draft.change(withRepeated(cards, repeated));
          }}
        />
      )}
      <div className={classes.fields}>
        <ConceptsField cards={cards} concepts={concepts} isReadOnly={!of.canSave} choose={draft.change} />
        {cards.length > SEARCH_FROM && (
          <SearchField
            label={texts.search}
            clearLabel={captureMessages.clearSearch}
            words={search}
            change={setSearch}
          />
        )}
      </div>
      {cards.length === 0 && <StatePanel icon={IconCalendarPlus} text={texts.none} />}
      {cards.length > 0 && shown.length === 0 && (
        <StatePanel icon={IconSearch} text={texts.nothingFound(search ?? '')} />
      )}
      <div className={classes.cards}>
        {shown.map((card) => (
          <IncidentCardField
            key={card.concept.concept_id}
            card={card}
            days={daysFor(card, context)}
            period={of}
            problems={draft.shows ? (problems[cards.indexOf(card)] ?? null) : null}
            isReadOnly={!of.canSave}
            change={(next) => put(changeCard(card, next))}
            remove={() => draft.change(cards.filter((one) => one !== card))}
          />
        ))}
      </div>
      <SaveBar
        draft={draft}
        next={
          next === undefined
            ? undefined
            : () => {
                repetition.keep(last.current ?? repetition.card);
                next();
              }
        }
        isWrong={isWrong}
        canSave={of.canSave}
        stored={cardsOf(capture.incidents).map(lineOf)}
      />
    </div>
  );
}

/** Of a concept that the payroll has. */
const offeredCard = (
  card: RepeatedCard | undefined,
  concepts: readonly PaysheetConcept[],
): RepeatedCard | undefined =>
  concepts.some(({ concept_id }) => concept_id === card?.concept.concept_id) ? card : undefined;

const isProblem = ({ dates, quantity }: CardProblems): boolean => dates !== null || quantity !== null;

type ConceptsFieldProps = {
  cards: readonly IncidentCard[];
  concepts: readonly PaysheetConcept[];
  isReadOnly: boolean;
  choose: (cards: IncidentCard[]) => void;
};

/** 'Tipo de incidencia': a card for each that is chosen. */
function ConceptsField({ cards, concepts, isReadOnly, choose }: ConceptsFieldProps) {
  return (
    <MultiSelect
      label={texts.type}
      placeholder={texts.chooseType}
      searchable
      disabled={isReadOnly}
      value={cards.map(({ concept }) => `${concept.concept_id}`)}
      onChange={(ids) =>
        choose(
          ids.flatMap((id) => {
            const kept = cards.find(({ concept }) => `${concept.concept_id}` === id);
            const concept = concepts.find(({ concept_id }) => `${concept_id}` === id);
            return kept ?? (concept === undefined ? [] : newCard(concept));
          }),
        )
      }
      data={conceptOptions(cards, concepts)}
      nothingFoundMessage={payrollMessages.nothingFound}
    />
  );
}

/** Those of the payroll, and those that the employee has although the payroll has them no more. */
function conceptOptions(cards: readonly IncidentCard[], concepts: readonly PaysheetConcept[]) {
  const known = new Map(
    [...cards.map(({ concept }) => concept), ...concepts].map((one) => [one.concept_id, one]),
  );
  return [...known.values()].map(({ concept_id, key, description }) => ({
    value: `${concept_id}`,
    label: `${description} ${key}`,
  }));
}

type VacationBalanceProps = Pick<EmployeeCapture, 'vacation'> & { cards: readonly IncidentCard[] };

/** With the days of this period, as they are being captured. */
function VacationBalance({ vacation: { since, entitled, taken: elsewhere }, cards }: VacationBalanceProps) {
  const here = cards
    .filter(({ concept }) => isVacation(concept.key))
    .reduce((sum, { dates }) => sum + dates.length, 0);
  const taken = new ExactDecimal(elsewhere).plus(here);
  const left = new ExactDecimal(entitled).minus(taken).toString();
  return (
    <Text size="sm" c="dimmed" className="lienzo-figures">
      {texts.vacation(left, entitled, taken.toString(), formatMediumDate(since))}
    </Text>
  );
}

/** A saved card in words. */
const lineOf = ({ concept, dates, quantity }: IncidentCard): string =>
  [
    concept.description,
    texts.dayCount(dates.length),
    ...(concept.type_value === 'DI' ? [] : [`${texts.quantity[concept.type_value]}: ${quantity}`]),
  ].join(' · ');

import { formatMoment } from '@lienzo/schema/data/format';
import type { ReportProof } from '@lienzo/schema/reports/report-proof';
import { reportProofMessages } from '@lienzo/schema/reports/report-proof-messages';
import { Badge, Popover, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import classes from './ProofBadge.module.css';

/** Differences that are listed. */
const LISTED = 5;
const LOOKS = {
  proved: { color: 'brand', Icon: IconCircleCheck },
  differs: { color: 'red', Icon: IconAlertTriangle },
  failed: { color: 'gray', Icon: IconHelpCircle },
} as const satisfies Record<ReportProof['state'], unknown>;

/** Whether every format of a report says the same as its data; opens into when, and what differs. */
export function ProofBadge({ proof, name }: { proof: ReportProof; name: string }) {
  const layer = useMenuLayer();
  const state = reportProofMessages.states[proof.state];
  const { color, Icon } = LOOKS[proof.state];
  return (
    <Popover {...layer} width={300} position="bottom-start" withArrow>
      <Popover.Target>
        <UnstyledButton
          className={classes.button ?? ''}
          aria-label={reportProofMessages.stateOf(state, name)}
          onClick={() => layer.onChange(!layer.opened)}
          // The focus stays here, where Escape does not reach the popover.
          onKeyDown={({ key }) => key === 'Escape' && layer.onChange(false)}
        >
          <Badge variant="light" color={color} size="md" leftSection={<Icon size={12} aria-hidden />}>
            {state}
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <ProofDetail proof={proof} />
      </Popover.Dropdown>
    </Popover>
  );
}

function ProofDetail({ proof }: { proof: ReportProof }) {
  const moment = formatMoment(proof.checked_at);
  if (proof.state === 'proved') return <Text size="sm">{reportProofMessages.proved(proof, moment)}</Text>;
  if (proof.state === 'failed')
    return <Text size="sm">{reportProofMessages.failed(proof.problem ?? '', moment)}</Text>;
  const more = proof.differences.length - LISTED;
  return (
    <>
      <Text size="sm">{reportProofMessages.differs(moment)}</Text>
      <ul className={classes.differences}>
        {proof.differences.slice(0, LISTED).map((one) => (
          <li key={JSON.stringify(one)}>
            <strong>{reportProofMessages.place(one)}</strong>
            <br />
            {reportProofMessages.values(one)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {reportProofMessages.more(more)}
        </Text>
      )}
    </>
  );
}

import { formatMomentWithSeconds } from '@lienzo/schema/data/format';
import type { ReportAuditEntry } from '@lienzo/schema/reports/report-audit-endpoints';
import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';
import { Table, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { MovementVersions } from './MovementVersions';
import classes from './report-audit.module.css';

type ReportAuditTableProps = {
  movements: readonly ReportAuditEntry[];
  /** The movement whose versions are shown. */
  shown: number | undefined;
  show: (movement: number | undefined) => void;
};

/** The movements, the newest first; each opens into its two versions. A narrow window shows each as a few lines. */
export function ReportAuditTable({ movements, shown, show }: ReportAuditTableProps) {
  const { columns, movements: names } = reportAuditMessages;
  const panel = useId();
  return (
    <div className={classes.frame}>
      <Table className={classes.table ?? ''} aria-label={reportAuditMessages.tableLabel}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.name}</Table.Th>
            <Table.Th>{columns.movement}</Table.Th>
            <Table.Th>{columns.at}</Table.Th>
            <Table.Th>{columns.person}</Table.Th>
            <Table.Th>{columns.mail}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {movements.map((movement) => {
            const isShown = movement.id === shown;
            const { nombre_reporte: name, tipo_movimiento: kind } = movement;
            return (
              <Fragment key={movement.id}>
                <Table.Tr className={classes.row ?? ''} {...(isShown ? { 'data-shown': true } : {})}>
                  <Table.Td>
                    <UnstyledButton
                      className={classes.toggle ?? ''}
                      aria-expanded={isShown}
                      {...(isShown ? { 'aria-controls': panel } : {})}
                      title={reportAuditMessages.compare(name)}
                      onClick={() => show(isShown ? undefined : movement.id)}
                    >
                      <IconChevronRight size={16} aria-hidden className={classes.chevron} />
                      <span>{name}</span>
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td>{names[kind]}</Table.Td>
                  <Table.Td className={`${classes.at} lienzo-figures`}>
                    {formatMomentWithSeconds(movement.fecha_movimiento)}
                  </Table.Td>
                  <Table.Td className={classes.person ?? ''}>{movement.usuario_nombre}</Table.Td>
                  <Table.Td className={classes.mail ?? ''}>{movement.usuario_correo}</Table.Td>
                </Table.Tr>
                {isShown && (
                  <Table.Tr className={classes.versionsRow ?? ''}>
                    <Table.Td colSpan={5} id={panel}>
                      <MovementVersions movement={movement} />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

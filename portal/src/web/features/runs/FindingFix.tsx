import { FINDING_FIXES, type FindingDestination } from '@lienzo/schema/runs/finding-fixes';
import type { Finding, PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CORRECTIONS_ANCHOR } from './corrections/Corrections';
import { SETTLEMENTS_ANCHOR } from './settlements/Settlements';
import type { Traced } from './TraceDrawer';

const texts = runMessages.findings.fixes;

type FindingFixProps = { finding: Finding; run: PayrollRun; showLines: (person: Traced) => void };

/** Leads from a finding to where it is put right. */
export function FindingFix({ finding: { code, employee_id, name }, run, showLines }: FindingFixProps) {
  const { cliente, anio, proceso } = useSearch({ from: '/app/cierre' });
  const destination = FINDING_FIXES[code];
  const empleado = employee_id ?? undefined;
  const nomina = run.paysheet_id;
  const file = { cliente, nomina, vista: 'empleados', empleado } as const;
  const label = name === null ? texts[destination] : texts.of(texts[destination], name);
  /** Where the button leads; null: it opens the person's lines here. */
  const links: Record<FindingDestination, ((props: object) => ReactNode) | null> = {
    salary: (props) => <Link to="/app/nomina" search={file} {...props} />,
    employment: (props) => <Link to="/app/nomina" search={file} {...props} />,
    employee: (props) => <Link to="/app/nomina" search={file} {...props} />,
    lines: null,
    capture: (props) => (
      <Link
        to="/app/incidents_new"
        search={{ cliente, nominas: `${nomina}`, anio, proceso, periodo: run.period_id, empleado }}
        {...props}
      />
    ),
    concepts: (props) => (
      <Link to="/app/configuracion" search={{ vista: 'nomina', cliente, nomina }} {...props} />
    ),
    registers: (props) => (
      <Link to="/app/nomina" search={{ cliente, nomina, vista: 'registros' }} {...props} />
    ),
    settings: (props) => (
      <Link to="/app/nomina" search={{ cliente, nomina, vista: 'convenios' }} {...props} />
    ),
    settlement: (props) => <a href={`#${SETTLEMENTS_ANCHOR}`} {...props} />,
    corrections: (props) => <a href={`#${CORRECTIONS_ANCHOR}`} {...props} />,
    figures: (props) => (
      <Link to="/app/cierre/cifras" search={{ anio: Number(run.payment_date.slice(0, 4)) }} {...props} />
    ),
  };
  const link = links[destination];
  const shown = { size: 'compact-xs', variant: 'subtle', 'aria-label': label } as const;
  if (link !== null)
    return (
      <Button {...shown} renderRoot={link}>
        {texts[destination]}
      </Button>
    );
  if (empleado === undefined || name === null) return null;
  return (
    <Button {...shown} onClick={() => showLines({ employeeId: empleado, name })}>
      {texts[destination]}
    </Button>
  );
}

import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMediumDate } from '@lienzo/schema/data/format';
import type { CompanyChoice, CostCenterChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type {
  get_registers,
  PaysheetDetail,
  RegisterDetail,
} from '@lienzo/schema/masters/paysheet-endpoints';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../../shared/states/FailedState';
import { DeleteMasterDialog, type Unused } from '../DeleteMasterDialog';
import { type Ending, EndMasterDialog } from '../ending/EndMasterDialog';
import { HistoryDrawer, type Reported } from '../HistoryDrawer';
import { registersQuery } from '../master-queries';
import { CompanyDialog } from './CompanyDialog';
import { CostCenterDialog } from './CostCenterDialog';
import { MasterList } from './MasterList';
import { RegisterDialog } from './RegisterDialog';

type Positions = ResponseOf<typeof get_registers>;

/** What a dialog is open for: something that is there, or something new. */
type Edited =
  | { kind: 'company'; one: CompanyChoice | null }
  | { kind: 'register'; one: RegisterDetail | null }
  | { kind: 'center'; one: CostCenterChoice | null };

/** 'Registros': companies and registers of the client, cost centres of the payroll. */
export function RegistersTab({ paysheet }: { paysheet: PaysheetDetail }) {
  const positions = useQuery(registersQuery(paysheet.id));
  if (positions.isPending) return <Skeleton height={280} />;
  if (positions.data === undefined)
    return (
      <FailedState
        title={masterMessages.registersFailed}
        error={positions.error}
        retry={() => void positions.refetch()}
      />
    );
  return <RegisterLists paysheet={paysheet} places={positions.data} />;
}

/** The three lists, with the dialogs of what is in them. */
function RegisterLists({ paysheet, places }: { paysheet: PaysheetDetail; places: Positions }) {
  const [edited, edit] = useState<Edited | null>(null);
  const [told, tell] = useState<Reported | null>(null);
  const [removed, remove] = useState<Unused | null>(null);
  const [ending, end] = useState<Ending | null>(null);
  const { companies, registers, cost_centers, can } = places;
  const close = (): void => edit(null);
  const asks = { paysheetId: paysheet.id, canEdit: can.edit, remove, end, tell };
  return (
    <Stack gap="lg">
      <MasterList
        entity="company"
        title={masterMessages.companies}
        empty=""
        add={masterMessages.addCompany}
        items={companies.map((one) => ({ ...one, name: one.empresa, detail: one.rfc }))}
        open={(id) => edit({ kind: 'company', one: companies.find((one) => one.id === id) ?? null })}
        {...asks}
      />
      <MasterList
        entity="register"
        title={masterMessages.registers}
        empty={masterMessages.noRegisters}
        add={masterMessages.addRegister}
        items={registers.map((one) => ({ ...one, name: one.register, detail: factsOf(one) }))}
        open={(id) => edit({ kind: 'register', one: registers.find((one) => one.id === id) ?? null })}
        {...asks}
      />
      <MasterList
        entity="cost_center"
        title={masterMessages.costCenters}
        empty={masterMessages.noCostCenters}
        add={masterMessages.addCostCenter}
        items={cost_centers.map((one) => ({ ...one, name: one.cost_center, detail: one.code }))}
        open={(id) => edit({ kind: 'center', one: cost_centers.find((one) => one.id === id) ?? null })}
        {...asks}
      />
      <HistoryDrawer paysheetId={paysheet.id} told={told} close={() => tell(null)} />
      <EndMasterDialog paysheetId={paysheet.id} ending={ending} close={() => end(null)} />
      <DeleteMasterDialog paysheetId={paysheet.id} unused={removed} close={() => remove(null)} />
      <CompanyDialog
        paysheet={paysheet}
        isOpen={edited?.kind === 'company'}
        company={edited?.kind === 'company' ? edited.one : null}
        close={close}
      />
      <RegisterDialog
        paysheet={paysheet}
        companies={companies}
        isOpen={edited?.kind === 'register'}
        register={edited?.kind === 'register' ? edited.one : null}
        close={close}
      />
      <CostCenterDialog
        paysheetId={paysheet.id}
        isOpen={edited?.kind === 'center'}
        center={edited?.kind === 'center' ? edited.one : null}
        close={close}
      />
    </Stack>
  );
}

function factsOf({ empresa, delegation, risk_premium, premiums }: RegisterDetail): string {
  const since = premiums.find((one) => one.risk_premium === risk_premium)?.vigente_desde;
  const premium =
    since === undefined
      ? `${risk_premium} %`
      : masterMessages.premiumSince(risk_premium, formatMediumDate(since));
  return `${empresa} · ${delegation} · ${premium}`;
}

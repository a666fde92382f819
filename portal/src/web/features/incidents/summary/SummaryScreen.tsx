import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { IconFilter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChooseFirst } from '../../../shared/payroll/ChooseFirst';
import { PayrollHead } from '../../../shared/payroll/filters/PayrollHead';
import { type PayrollFilters, paysheetIdsOf } from '../../../shared/payroll/filters/payroll-filters';
import { useRememberedFilters } from '../../../shared/payroll/filters/use-remembered-filters';
import { CaptureLink } from '../CaptureLink';
import { Summary } from './Summary';

const { summaryScreen: texts } = captureMessages;

/** 'Resumen de incidencias' (specification 3 §2.2). */
export function SummaryScreen() {
  const filters = useSearch({ from: '/app/summary_incidents' });
  const navigate = useNavigate({ from: '/app/summary_incidents' });
  const choose = (search: PayrollFilters): void =>
    void navigate({ search, replace: true, resetScroll: false });
  useRememberedFilters(filters, choose);
  const paysheets = paysheetIdsOf(filters);
  const { periodo } = filters;
  return (
    <div>
      <PayrollHead takesDue title={texts.title} lead={texts.lead} filters={filters} choose={choose}>
        <CaptureLink filters={filters}>{texts.backToCapture}</CaptureLink>
      </PayrollHead>
      {periodo === undefined || paysheets.length === 0 ? (
        <ChooseFirst icon={IconFilter} text={texts.chooseAll} />
      ) : (
        <Summary
          key={`${paysheets.join()} ${periodo}`}
          paysheetIds={paysheets}
          periodId={periodo}
          costCenterId={filters.centro}
        />
      )}
    </div>
  );
}

import type { TokenReportValues } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { Button, Input, Text } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from '../../../shared/reports/reports-query';
import classes from './api-tokens.module.css';
import type { EditedValues } from './TokenValuesDialog';

type TokenValuesListProps = {
  /** The reports of the token, with what they have there; without values they have the report's own. */
  reports: readonly (Partial<TokenReportValues> & { id: number })[];
  edit: (edited: EditedValues) => void;
};

/** The reports of a token, each with its parameters and filters to be edited. */
export function TokenValuesList({ reports, edit }: TokenValuesListProps) {
  const { data = [] } = useQuery(reportsQuery);
  if (reports.length === 0) return null;
  return (
    <Input.Wrapper
      label={apiTokenMessages.values}
      labelElement="div"
      description={apiTokenMessages.valuesHelp}
    >
      <ul className={classes.values}>
        {reports.map(({ id, parametros = {}, kept_filters = NO_KEPT_FILTERS }) => {
          const report = data.find((one: ReportSummary) => one.id === id);
          return (
            report !== undefined && (
              <li key={id}>
                <Text span className={classes.valuesOf ?? ''} truncate title={report.nombre}>
                  {report.nombre}
                </Text>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconAdjustments size={14} aria-hidden />}
                  aria-label={apiTokenMessages.editValuesOf(report.nombre)}
                  onClick={() => edit({ report, values: { parametros, kept_filters } })}
                >
                  {apiTokenMessages.editValues}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </Input.Wrapper>
  );
}

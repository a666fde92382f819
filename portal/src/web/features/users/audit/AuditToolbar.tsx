import { ACCOUNT_EVENT_AREA_NAMES } from '@lienzo/schema/notices/audit-endpoints';
import { auditMessages } from '@lienzo/schema/notices/audit-messages';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DayField } from '../../../shared/forms/DayField';
import { SearchField } from '../../../shared/lists/SearchField';
import { providersQuery } from '../../../shared/providers/providers-query';
import classes from './audit.module.css';
import { type AuditSearch, auditSearch } from './audit-search';

type AuditToolbarProps = {
  search: AuditSearch;
  change: (next: AuditSearch) => void;
  /** Of all organizations: for a SuperAdmin. */
  choosesProvider: boolean;
};

/** What narrows the audit down, kept in the URL. */
export function AuditToolbar({ search, change, choosesProvider }: AuditToolbarProps) {
  const { areas } = auditMessages;
  /** A value of a field; an empty or odd one is none. */
  const set = (name: keyof AuditSearch) => (event: { currentTarget: { value: string } }) =>
    change(auditSearch.parse({ ...search, [name]: event.currentTarget.value }));
  const setDay = (name: 'desde' | 'hasta') => (day: string) =>
    change(auditSearch.parse({ ...search, [name]: day }));
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={auditMessages.search}
        clearLabel={auditMessages.clearSearch}
        words={search.q}
        change={(q) => change({ q })}
      />
      <NativeSelect
        aria-label={auditMessages.area}
        value={search.tipo ?? ''}
        onChange={set('tipo')}
        data={[
          { value: '', label: auditMessages.allAreas },
          ...ACCOUNT_EVENT_AREA_NAMES.map((value) => ({ value, label: areas[value] })),
        ]}
      />
      {choosesProvider && <ProviderFilter value={search.proveedor} change={set('proveedor')} />}
      <DayField
        leftSection={auditMessages.since}
        leftSectionWidth={60}
        aria-label={auditMessages.since}
        value={search.desde ?? ''}
        max={search.hasta}
        onChange={setDay('desde')}
      />
      <DayField
        leftSection={auditMessages.until}
        leftSectionWidth={60}
        aria-label={auditMessages.until}
        value={search.hasta ?? ''}
        min={search.desde}
        onChange={setDay('hasta')}
      />
    </div>
  );
}

type ProviderFilterProps = {
  value: string | undefined;
  change: (event: { currentTarget: { value: string } }) => void;
};

function ProviderFilter({ value = '', change }: ProviderFilterProps) {
  const providers = useQuery(providersQuery);
  return (
    <NativeSelect
      aria-label={auditMessages.provider}
      value={value}
      onChange={change}
      data={[
        { value: '', label: auditMessages.allProviders },
        ...(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

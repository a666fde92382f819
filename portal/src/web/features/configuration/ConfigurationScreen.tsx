import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../shared/session/use-session';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { AgsTab } from './ags/AgsTab';
import { ConceptsTab } from './ConceptsTab';
import { CONFIGURATION_TABS } from './configuration-search';
import { LayoutsTab } from './layouts/LayoutsTab';
import { ModulesTab } from './ModulesTab';

/** 'Configuración' (specification 2 §2): the modules of people, the concepts of payrolls, layouts of bank files, and the columns of the “Reporte AGS”. */
export function ConfigurationScreen() {
  const session = useSession();
  const search = useSearch({ from: '/app/configuracion' });
  const navigate = useNavigate({ from: '/app/configuracion' });
  // A client's user has no payrolls to configure.
  const tabs = CONFIGURATION_TABS.filter((tab) => tab === 'permisos' || session?.roleName !== 'client');
  const shown = tabs.find((tab) => tab === search.vista) ?? 'permisos';
  return (
    <div>
      <ScreenHead title={configurationMessages.title} lead={configurationMessages.lead} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(chosen) =>
          void navigate({ search: { vista: tabs.find((tab) => tab === chosen) }, replace: true })
        }
      >
        {tabs.length > 1 && (
          <Tabs.List mb="lg">
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {configurationMessages.tabs[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        <Tabs.Panel value="permisos">
          <ModulesTab
            userId={search.usuario}
            choose={(usuario) => void navigate({ search: { ...search, usuario }, replace: true })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="bancos">
          <LayoutsTab />
        </Tabs.Panel>
        <Tabs.Panel value="ags">
          <AgsTab />
        </Tabs.Panel>
        <Tabs.Panel value="nomina">
          <ConceptsTab
            chosen={
              search.cliente === undefined || search.nomina === undefined
                ? null
                : { cliente: search.cliente, nomina: search.nomina }
            }
            choose={(chosen) => void navigate({ search: { vista: 'nomina', ...chosen }, replace: true })}
            words={search.q}
            setWords={(q) =>
              void navigate({
                search: { ...search, q },
                replace: true,
                resetScroll: false,
                // The ticks that are not saved yet stay.
                ignoreBlocker: true,
              })
            }
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { ModulesTab } from './ModulesTab';

/** 'Config_modulos': the PERMISOS of the configuration alone. */
export function ModulesScreen() {
  const { usuario } = useSearch({ from: '/app/Config_modulos' });
  const navigate = useNavigate({ from: '/app/Config_modulos' });
  return (
    <div>
      <ScreenHead title={configurationMessages.modulesTitle} lead={configurationMessages.modulesLead} />
      <ModulesTab
        userId={usuario}
        choose={(next) => void navigate({ search: { usuario: next }, replace: true })}
      />
    </div>
  );
}

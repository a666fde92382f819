import { COLLABORATOR_ROLES } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { Radio, type RadioGroupProps } from '@mantine/core';
import classes from './users.module.css';

/** Administrador or Ejecutivo de cuenta, each with what it may do (specification 1 §6). */
export function RoleField(props: Omit<RadioGroupProps, 'children' | 'label'>) {
  return (
    <Radio.Group label={userMessages.role} {...props}>
      <div className={classes.roles}>
        {COLLABORATOR_ROLES.map((role) => (
          <Radio
            key={role}
            value={role}
            label={userMessages.roles[role]}
            description={userMessages.roleHelp[role]}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

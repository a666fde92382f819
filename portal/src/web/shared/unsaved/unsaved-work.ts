/** Whether a screen holds changes that would be lost; the shell asks before it signs the person out. */
let unsaved = false;

export const unsavedWork = {
  set(value: boolean): void {
    unsaved = value;
  },
  exists: (): boolean => unsaved,
};

/** Labels of form fields. In its own file, so that an island with one field downloads only this text. */
export const fieldCopy = { required: '(required)', optional: '(optional)', error: 'Error: ' } as const

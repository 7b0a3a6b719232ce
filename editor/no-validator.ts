// @rjsf/core imports @rjsf/validator-ajv8 without listing it. The build of the page takes this file instead: Zod checks the forms.
// biome-ignore lint/style/noDefaultExport: stands in for a package with a default export
export default undefined

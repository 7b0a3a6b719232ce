export const beforeAfterSlider = {
  label: 'Wipe between the engineer’s model and the built steel',
  sides: { steel: 'Steel', model: 'Model' },
  positions: {
    model: 'All model',
    mostlyModel: 'Mostly model',
    half: 'Half model, half steel',
    mostlySteel: 'Mostly steel',
    steel: 'All steel',
  },
} as const

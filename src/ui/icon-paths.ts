/** Single-stroke icons on a 24-unit grid; the stroke width is a brand token. */
export const iconPaths = {
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c0-4 3.4-6 7.5-6s7.5 2 7.5 6',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  bag: 'M4.5 8h15l-1 12.5h-13L4.5 8Zm4 3V7a3.5 3.5 0 0 1 7 0v4',
  bin: 'M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5l1 14h9l1-14M10.3 10v7M13.7 10v7',
  check: 'M4.5 12.5l5 5L19.5 7',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5L8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  close: 'M5 5l14 14M19 5L5 19',
  heart:
    'M12 20.2S3.5 15.4 3.5 9.3c0-2.7 2-4.6 4.4-4.6 1.8 0 3.3 1 4.1 2.7.8-1.7 2.3-2.7 4.1-2.7 2.4 0 4.4 1.9 4.4 4.6 0 6.1-8.5 10.9-8.5 10.9Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.8',
  lock: 'M5.5 10.5h13v10h-13v-10Zm3 0V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  plus: 'M12 4.5v15M4.5 12h15',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  truck:
    'M2.5 6.5h11v10h-11v-10Zm11 3.5h4l3.5 3.5v3h-7.5V10ZM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v5M12 17.2v.8',
} as const;

export type IconName = keyof typeof iconPaths;

/** Which counters are shown on the map. */
export const FILTERS = ["all", "mine", "enemy", "none"] as const;
export type Filter = (typeof FILTERS)[number];

// Where the screens of campaigns lie. One step from the first load, which would have to name every file of theirs.

export const screen = async () => (await import('./campaign-screen.tsx')).CampaignScreen
export const setUp = async () => (await import('./campaign-set-up.tsx')).CampaignSetUp

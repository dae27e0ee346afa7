/** What is said of the house's bots at tables. */
export const botWords = {
  bot: { en: 'House bot', sw: 'Bot ya nyumba' },
  /** Of seats in the list of tables. */
  seated: { en: 'House bots among them: {count}', sw: 'Kati yao bot za nyumba: {count}' },
  /** Of a hand in the list of own hands. */
  inHand: { en: 'House bots: {count}', sw: 'Bot za nyumba: {count}' },
  waiting: {
    en: 'Waiting for another player. If nobody sits down in 20 seconds, a house bot plays with you.',
    sw: 'Tunasubiri mchezaji mwingine. Asipokaa mtu kwa sekunde 20, bot ya nyumba itacheza nawe.',
  },
  /** Beside that another player is waited for. */
  joins: {
    en: 'If nobody sits down in 20 seconds, a house bot plays with you.',
    sw: 'Asipokaa mtu kwa sekunde 20, bot ya nyumba itacheza nawe.',
  },
  rules: {
    en:
      'At this table a house bot may play. It sits down when a member has waited alone for 20 seconds, bears a robot ' +
      'mark, and leaves once another member has sat down. It sees what a player on its seat sees and no more, and ' +
      'plays with the house’s chips: what it wins or loses is the house’s, beside the rake.',
    sw:
      'Bot ya nyumba inaweza kucheza kwenye meza hii. Inakaa mwanachama akisubiri peke yake kwa sekunde 20, ina alama ' +
      'ya roboti, na inaondoka mwanachama mwingine akikaa. Inaona tu kile ambacho mchezaji wa kiti chake angeona, na ' +
      'inacheza kwa chipu za nyumba: inachoshinda au kupoteza ni cha nyumba, mbali na kamisheni.',
  },
} as const;

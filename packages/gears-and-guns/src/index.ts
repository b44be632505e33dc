export { DECKS, type Deck, ZOMBIE_CARDS, type ZombieCard, zombieDeck } from './content/zombie-deck.ts'
export { abominationDeck, ZOMBIES } from './content/zombies.ts'
export { RULE_OPTIONS } from './rule-options.ts'

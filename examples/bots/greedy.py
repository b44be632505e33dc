"""The same bot in Python 3, with nothing but its standard library: python3 greedy.py [seed] [game]"""
import json
import os
import subprocess
import sys

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packages/cli/bin/graveshift.mjs")
ENGINE = [os.environ.get("NODE", "node"), PROGRAM, "engine"]
engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
# The number of whatever a seat may do at any time: no question, so nobody has to answer it.
ASIDE = 1_000_000_000
last_id = 0


def ask(op, **fields):
    """One line out, one line in."""
    global last_id
    last_id += 1
    engine.stdin.write(json.dumps({"id": last_id, "op": op, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise RuntimeError("{code}: {message}".format(**answer["error"]))
    return answer["ok"]


def choose(picks):
    """The bot itself: the answer that crosses most squares; whatever has none is answered by the first."""
    return max(picks, key=lambda pick: len(pick.get("squares", "").split(" ")))


seed = sys.argv[1] if len(sys.argv) > 1 else "demo"
game = sys.argv[2] if len(sys.argv) > 2 else "gear-up"
table = ask("new", game=game, seed=seed, options={"seats": 2})
while "outcome" not in table:
    mine = [choice for choice in ask("choices", seat=0)["choices"] if choice["choice"] != ASIDE]
    # A team question is open to every seat: seat 0 answers it here.
    if mine:
        table = ask("do", seat=0, choice=mine[0]["choice"], pick=choose(mine[0]["picks"]))
    else:
        table = ask("bot", seat=1, bot="quick", do=True)
board = ask("view", seat=0)["board"]
print(f"{table['outcome']} in round {board['round']} after {table['seq']} decisions")
engine.stdin.close()

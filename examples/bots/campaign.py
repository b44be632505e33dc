"""A campaign by bots in Python 3: python3 campaign.py [seed] [games] [file], saved when it stops"""
import json
import os
import subprocess
import sys

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packages/cli/bin/graveshift.mjs")
ENGINE = [os.environ.get("NODE", "node"), PROGRAM, "engine"]
engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
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


def play(table):
    """The running game to its end: camps and missions are answered alike."""
    while table["open"]:
        question = table["open"][0]
        seat = 0 if question["seat"] == "team" else question["seat"]
        table = ask("bot", choice=question["choice"], seat=seat, bot="quick", do=True)
    return table["outcome"]


seed = sys.argv[1] if len(sys.argv) > 1 else "demo"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
table = ask("campaign-begin", players=["Ada", "Bo"], seed=seed, options={"ironTrail": True})
for _ in range(games):
    where = table["campaign"]["label"]
    print(f"{where}: {play(table)}")
    table = ask("campaign-next")
    print(*(f"  {line}" for line in table["told"]), sep="\n", end="\n" if table["told"] else "")
    if "ended" in table["campaign"]:
        break
if len(sys.argv) > 3:
    with open(sys.argv[3], "w", encoding="utf-8") as file:
        json.dump(ask("campaign-save")["record"], file)
engine.stdin.close()
